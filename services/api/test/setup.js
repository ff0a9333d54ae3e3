// Nest must find its metadata before a decorated file is loaded, and under one module registry.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
// Before any texts are loaded, as main.ts does; the files of a worker share them.
import '../src/platform/languages/register.ts';
