import { MAIL_TYPE, OUTSIDE_CHANNEL_NAMES, type OutsideChannel, type TakenMessage } from '@ayana/contracts/journey';
import { isPhone, normaliseDigits } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { PROBLEM_MESSAGES } from '../../platform/http/problems/messages.js';
import { outsideAddress } from '../messages/index.js';
import type { Arrived } from './incoming-message.js';
import { IncomingMessages } from './incoming.service.js';
import { readMail } from './mail/mail-reading.js';
import { INCOMING_MESSAGES as messages } from './messages.js';
import { WebhookSignatures } from './webhook-signatures.js';

const ID_LIMIT = 200;
const TEXT_LIMIT = 100_000;

/** Takes what signed webhooks bring. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly signatures: WebhookSignatures,
    private readonly incoming: IncomingMessages,
  ) {}

  mail(request: FastifyRequest): Promise<TakenMessage> {
    const signature = this.signatures.check(this.config.incoming.mailSecret, request);
    if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith(MAIL_TYPE))
      throw new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type);
    return this.take(signature, () => readMail(bytesOf(request)));
  }

  text(request: FastifyRequest): Promise<TakenMessage> {
    const signature = this.signatures.check(this.config.incoming.textSecret, request);
    return this.take(signature, () => readText(request));
  }

  /** A request that was received before is refused before anything of it is read or stored. */
  private async take(signature: string, read: () => Promise<Arrived>): Promise<TakenMessage> {
    await this.signatures.refuseSpent(this.database.read(), signature);
    return this.incoming.receive(await read(), (em) => this.signatures.spend(em, signature));
  }
}

const bytesOf = ({ signedBytes }: FastifyRequest): Buffer => signedBytes ?? Buffer.alloc(0);

/** A text message as a form: `id`, `channel`, `from`, `text`, and its pictures and papers as `file`. */
async function readText(request: FastifyRequest): Promise<Arrived> {
  const form = await formOf(request);
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [external_id, channel, text] = [field('id'), field('channel'), field('text')];
  const from = normaliseDigits(field('from'));
  const files = form.getAll('file').filter((each) => typeof each !== 'string');
  const wrong = [
    ...(external_id === '' || external_id.length > ID_LIMIT ? [{ field: 'id', message: messages.text_id }] : []),
    ...(isTextChannel(channel) ? [] : [{ field: 'channel', message: messages.text_channel }]),
    ...(isPhone(from) ? [] : [{ field: 'from', message: messages.unknown_number }]),
    ...(text.length > TEXT_LIMIT || (text === '' && files.length === 0)
      ? [{ field: 'text', message: messages.text_empty }]
      : []),
  ];
  if (wrong.length > 0 || !isTextChannel(channel)) throw refusedFields(wrong);
  return {
    channel,
    external_id,
    from_address: outsideAddress(from),
    from_name: field('name').slice(0, 200) || null,
    subject: null,
    text,
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        type: file.type,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
    is_automatic: false,
    is_unreadable: false,
    to: [],
    answers: [],
  };
}

async function formOf(request: FastifyRequest): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new AppError('unsupported_media_type', PROBLEM_MESSAGES.unsupported_media_type);
  try {
    return await new Response(new Uint8Array(bytesOf(request)), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw new AppError('malformed_request', messages.unreadable_form, { cause: error });
  }
}

const isTextChannel = (text: string): text is Exclude<OutsideChannel, 'email'> =>
  text !== 'email' && text in OUTSIDE_CHANNEL_NAMES;
