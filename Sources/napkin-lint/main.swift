import NapkinLint
