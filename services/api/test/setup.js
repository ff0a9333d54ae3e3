// Nest must find its metadata before a decorated file is loaded, and under one module registry.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
