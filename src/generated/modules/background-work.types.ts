// Written by codegen from definitions/. Do not edit.

