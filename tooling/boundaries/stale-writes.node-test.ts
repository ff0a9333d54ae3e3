import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

interface Operation {
  parameters?: { name: string; in: string }[];
}

const file = path.resolve(import.meta.dirname, '../../contracts/openapi.json');
const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };

/** Changes without If-Match, each with why another person's words cannot be lost. */
const WITHOUT: Readonly<Record<string, string>> = {
  'PATCH /uploads/{id}': 'Upload-Offset is its version',
  'PATCH /form-uploads/{id}': 'Upload-Offset is its version',
  'PATCH /guest-case/uploads/{id}': 'Upload-Offset is its version',
  'PATCH /users/{id}/role': 'one choice, decided by staff',
  'PATCH /users/{id}/application': 'one choice, decided once',
  'PATCH /inbox/{id}': 'a transition, refused from another state',
  'PATCH /inbox/{id}/lead': 'a choice of who has it, written on the timeline',
  'PATCH /appointments/{id}': 'a transition, refused from another state',
  'PATCH /general-inquiries/{id}': 'a transition, refused from another state',
  'PUT /newsletter/subscription': 'one choice of its reader',
  'PATCH /notification-preferences/{kind}': 'one choice of its reader',
  'PUT /quiet-hours': 'one choice of its reader',
  'PUT /notification-pause': 'one choice of its reader',
  'PATCH /organisations/{id}/members/{user_id}': 'one choice of an owner',
  'PATCH /service-requests/{id}/tasks/{task_id}': 'one choice: done or not',
  'PATCH /incidents/{id}/tasks/{task_id}': 'one choice: done or not',
  'PATCH /saved-views/{id}': 'its owner’s filters; an administrator only renames or unshares it',
  'PUT /consultation-room/{id}/note': 'its body carries the revision',
};

test('a change of what others may change too names the version it was made from', () => {
  const lacking = Object.entries(paths).flatMap(([route, operations]) =>
    (['patch', 'put'] as const).flatMap((method) => {
      const operation = operations[method];
      if (operation === undefined) return [];
      const hasVersion = operation.parameters?.some((each) => each.in === 'header' && each.name === 'If-Match');
      return hasVersion === true ? [] : [`${method.toUpperCase()} ${route}`];
    }),
  );
  assert.deepEqual(lacking.toSorted(), Object.keys(WITHOUT).toSorted());
});
