import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

const FILE = new URL('../../../../../../contracts/openapi.json', import.meta.url);
let document: OpenAPIObject | undefined;

/** The committed document of the API, read once. */
export function apiDocument(): OpenAPIObject {
  document ??= JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;
  return document;
}
