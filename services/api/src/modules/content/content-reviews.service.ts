import type { Review } from '@ayana/contracts/content';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { REVIEW_COLUMNS, reviewOf, type ReviewRow } from './reviews.js';

const OF_PATH = prepared<ReviewRow>(
  `select ${REVIEW_COLUMNS} from content_reviews text join doctors doctor on doctor.id = text.doctor_id where text.path = $1`,
);

/** The reviewers of pages whose text is part of the page itself. */
@Injectable()
export class ContentReviewsService {
  constructor(private readonly database: Database) {}

  async of(path: string): Promise<Review | null> {
    const [row] = await this.database.ask(OF_PATH, [path]);
    return row ? reviewOf(row) : null;
  }
}
