import type { MessageTemplate } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { unknownPlaceholders } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, isoTime } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { MessageTemplateRow } from './message-template.entity.js';
import type {
  MessageTemplateChangeDto,
  MessageTemplatesQueryDto,
  NewMessageTemplateDto,
} from './message-templates.dto.js';
import { THREAD_MESSAGES as messages } from '../messages.js';

type Row = Omit<MessageTemplate, 'created_at' | 'updated_at'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

const BY_TITLE: ListDefinition<Row, 'title', Pick<MessageTemplatesQueryDto, 'language'>, null> = {
  id: 'id',
  sort: 'title',
  sorts: { title: { column: 'title', type: 'text', order: 'asc', of: ({ title }) => title } },
  filters: { language: (language) => sql`language = ${language}` },
};

/** Texts that staff send again and again. All case workers share them. */
@Injectable()
export class MessageTemplates {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  list(query: MessageTemplatesQueryDto): Promise<Page<MessageTemplate>> {
    const rows = this.database
      .read()
      .selectFrom('message_templates')
      .select(['id', 'title', 'text', 'language', 'version', 'created_at', 'updated_at']);
    return mapPage(keysetList(rows, BY_TITLE, query, null), templateOf);
  }

  async add(
    em: EntityManager,
    user: CurrentUser,
    { title, text, language }: NewMessageTemplateDto,
  ): Promise<MessageTemplate> {
    refuseUnknownNames(text);
    const now = this.clock.now();
    const written = { version: 1, created_by: user.id, created_at: now, updated_at: now };
    const row = { id: this.ids.next(), title, text, language, ...written };
    em.create(MessageTemplateRow, row);
    await em.flush();
    return templateOf(row);
  }

  change(id: string, change: MessageTemplateChangeDto, ifMatch: string | undefined): Promise<MessageTemplate> {
    return this.database.write(async (em) => {
      const row = await em.findOne(MessageTemplateRow, { id }, FOR_UPDATE);
      if (row === null) throw notFound();
      refuseStale(ifMatch, row.version);
      refuseUnknownNames(change.text);
      Object.assign(row, change);
      row.version += 1;
      row.updated_at = this.clock.now();
      await em.flush();
      return templateOf(row);
    });
  }

  remove(id: string): Promise<void> {
    return this.database.write(async (em) => {
      if ((await em.nativeDelete(MessageTemplateRow, { id })) === 0) throw notFound();
    });
  }
}

/** A name that is misspelt would be sent to a patient in braces. */
function refuseUnknownNames(text = ''): void {
  const names = unknownPlaceholders(text);
  if (names.length > 0) throw refusedFields([{ field: 'text', message: messages.unknown_names(names.join(', ')) }]);
}

const templateOf = ({ id, title, text, language, version, created_at, updated_at }: Row): MessageTemplate => ({
  id,
  title,
  text,
  language,
  version,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});
