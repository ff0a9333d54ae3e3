import { createHmac } from 'node:crypto';
import {
  isReviewable,
  REVIEW_KEY,
  reviewEnd,
  reviewLink,
  reviewText,
  reviewToken,
  type ReviewLink,
} from '@ayana/contracts/releases';
import { Injectable, Logger } from '@nestjs/common';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { keyFor } from '../../platform/secrets/key-for.js';
import { RELEASE_MESSAGES as messages } from './messages.js';
import { type RegistryStore, registryStore } from './registry-store.js';
import type { ReviewLinkRequestDto } from './review-links.dto.js';

/** Makes signed links that show one browser a stored version; the render server checks them (docs/releasing.md). */
@Injectable()
export class ReviewLinks {
  private readonly logger = new Logger('Releases');
  private readonly parts: { store: RegistryStore; key: Buffer } | null;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    const { releases, reviewSecret } = config;
    this.parts =
      releases === null || reviewSecret === null
        ? null
        : { store: registryStore(releases), key: keyFor(reviewSecret, REVIEW_KEY) };
  }

  /** Whether links can be made here. */
  get possible(): boolean {
    return this.parts !== null;
  }

  /** @throws AppError `release_refused` without a secret or a store, and for the shell; `invalid_fields` for a version that is not stored */
  async make(user: CurrentUser, remote: string, { version, hours }: ReviewLinkRequestDto): Promise<ReviewLink> {
    if (this.parts === null) throw new AppError('release_refused', messages.no_reviews);
    if (!isReviewable(remote)) throw new AppError('release_refused', messages.no_shell_review);
    const { store, key } = this.parts;
    const isRemote = Object.hasOwn((await store.read()).registry.microFrontends, remote);
    if (!isRemote || (await store.file(`${remote}/${version}/release.json`)) === undefined)
      throw refusedFields([{ field: 'version', message: messages.not_stored(version) }]);
    const until = reviewEnd(this.clock.now(), hours);
    const text = reviewText({ remote, version, until });
    const token = reviewToken(text, createHmac('sha256', key).update(text).digest('base64url'));
    this.logger.log({ remote, version, until, user: user.id }, 'A review link was made');
    return { link: reviewLink(this.config.publicOrigin, token), until: until.toISOString() };
  }
}
