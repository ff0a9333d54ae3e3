import { Injectable } from '@nestjs/common';
import {
  BROCHURE_LANGUAGE_NAMES,
  BROCHURE_LINK_DAYS,
  BROCHURE_LINK_PARAMETER,
  BROCHURE_PATH,
  BROCHURE_SPECIALITY_PARAMETER,
  brochureName,
  type BrochureLinkProblem,
  type BrochureSpeciality,
} from '@ayana/contracts/brochures';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import {
  permanentTokenHash,
  permanentTokens,
  type PermanentTokenMaker,
} from '../../platform/secrets/permanent-token.js';
import { Acknowledgements, MessagingService, TEAM } from '../messaging/index.js';
import { BrochureRenderer } from './brochure-rendering.service.js';
import { BrochureRequest } from './brochure-request.entity.js';
import type { BrochureRequestDto } from './brochures.dto.js';

const DAY = 24 * 60 * 60 * 1000;

/** The result of a mailed link: the brochure, or the page that shows why not and offers a new one. */
export type OpenedBrochure = { pdf: Buffer; filename: string } | { pdf: null; page: string };

/** Brochures by mail: the reader gets a link, which opens the PDF for some days. */
@Injectable()
export class BrochuresService {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messaging: MessagingService,
    private readonly acknowledgements: Acknowledgements,
    private readonly renderer: BrochureRenderer,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  async request(em: EntityManager, form: BrochureRequestDto, caller: CurrentUser | null): Promise<FormAnswer> {
    const { speciality, language, name = null, email, may_write = false } = form;
    const now = this.clock.now();
    const id = this.ids.next();
    const expires_at = new Date(now.getTime() + BROCHURE_LINK_DAYS * DAY);
    const token_hash = permanentTokenHash(this.tokenOf('download_brochure', id));
    const written = { speciality, language, name: name || null, email, may_write };
    em.create(BrochureRequest, { ...written, id, token_hash, created_at: now, expires_at });
    await em.flush();

    const data = {
      id,
      received_at: now.toISOString(),
      expires_at: expires_at.toISOString(),
      speciality: brochureName(speciality),
      language: BROCHURE_LANGUAGE_NAMES[language],
      name: written.name,
      email,
      may_write,
    };
    const acknowledgement = await this.acknowledgements.begin(em, { template: 'brochure_link', email }, caller);
    await acknowledgement.queueMail(em, {
      template: 'brochure_link',
      to: email,
      data,
      dedupe_key: `brochure:${id}:link`,
    });
    await this.messaging.queueMail(em, {
      template: 'brochure_notice',
      to: TEAM,
      data,
      dedupe_key: `brochure:${id}:notice`,
    });
    return { success: true, message: FORM_MESSAGES.brochure, id };
  }

  async open(token: string): Promise<OpenedBrochure> {
    const row = await this.database
      .read()
      .selectFrom('brochure_requests')
      .select(['speciality', 'expires_at'])
      .where('token_hash', '=', permanentTokenHash(token))
      .executeTakeFirst();
    if (!row) return { pdf: null, page: pageFor('unknown') };
    const { speciality, expires_at } = row;
    if (new Date(expires_at) <= this.clock.now()) return { pdf: null, page: pageFor('expired', speciality) };
    return { pdf: await this.renderer.brochure(speciality), filename: `ayana-${speciality}.pdf` };
  }
}

function pageFor(problem: BrochureLinkProblem, speciality?: BrochureSpeciality): string {
  const query = new URLSearchParams({
    [BROCHURE_LINK_PARAMETER]: problem,
    ...(speciality ? { [BROCHURE_SPECIALITY_PARAMETER]: speciality } : {}),
  });
  return `${BROCHURE_PATH}?${query.toString()}`;
}
