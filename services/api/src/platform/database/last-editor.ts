import type { LastEditor } from '@ayana/contracts/editing';
import { shape } from '../http/openapi/shape.js';
import { type EventArgs, EventType, type EventSubscriber } from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';
import { currentUserId } from '../requests/current-request.js';

/** Of a field with the last editor. */
export const LAST_EDITOR = {
  type: shape('LastEditor'),
  nullable: true,
  required: false,
  description:
    'Who changed it last, for those who may change it too; null for the system and for accounts that are gone.',
} as const;

/** Who changed a row last, as JSON. @param row the name of its table in the query */
export const editorOf = (row: string): RawBuilder<LastEditor | null> =>
  sql`(select jsonb_build_object('id', editor.id, 'name', coalesce(editor.name, '')) from users editor
    where editor.id = ${sql.ref(`${row}.updated_by`)})`;

interface EditedRow {
  updated_by?: string | null;
}

/** Writes into every row with `updated_by` who changed it: no service can forget it. Rows that are written by SQL name it themselves. */
export class LastEditorSubscriber implements EventSubscriber<EditedRow> {
  getSubscribedEvents(): EventType[] {
    return [EventType.beforeCreate, EventType.beforeUpdate];
  }

  beforeCreate({ entity, meta }: EventArgs<EditedRow>): void {
    const user = currentUserId();
    if (user !== undefined && 'updated_by' in meta.properties) entity.updated_by ??= user;
  }

  beforeUpdate({ entity, meta, changeSet }: EventArgs<EditedRow>): void {
    const user = currentUserId();
    const isEdit = changeSet !== undefined && 'updated_at' in changeSet.payload;
    if (user !== undefined && isEdit && 'updated_by' in meta.properties) entity.updated_by = user;
  }
}
