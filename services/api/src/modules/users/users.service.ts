import type { UsersPage, UserDetail } from '@ayana/contracts/account';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { SessionsService } from '../identity/index.js';
import { PAGE_DEFAULT, type UsersQueryDto } from './users.dto.js';
import { countPendingApplications, findUser, listUsers, newestSignIns } from './users.queries.js';

/** Users as administrators see them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
  ) {}

  list({ limit = PAGE_DEFAULT, ...query }: UsersQueryDto): Promise<UsersPage> {
    return listUsers(this.database.read(), { ...query, limit });
  }

  pendingCount(): Promise<number> {
    return countPendingApplications(this.database.read());
  }

  async detail(id: string): Promise<UserDetail> {
    const database = this.database.read();
    const person = await findUser(database, id);
    if (!person) throw notFound();
    const [sessions, sign_ins] = await Promise.all([this.sessions.openOf(id), newestSignIns(database, id)]);
    return { ...person, sessions, sign_ins };
  }
}
