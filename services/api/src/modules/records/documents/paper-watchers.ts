import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/database.js';
import type { DocumentRow } from './document.entity.js';

interface PaperWatcher {
  /** Another paper has taken the place of one. */
  follow(em: EntityManager, from: string, to: string): Promise<void>;
  changed(em: EntityManager, paper: DocumentRow): Promise<void>;
}

/** Those who wait for papers: they register themselves, so that this module depends on none of them. */
@Injectable()
export class PaperWatchers implements PaperWatcher {
  private readonly watchers: PaperWatcher[] = [];

  watch(watcher: PaperWatcher): void {
    this.watchers.push(watcher);
  }

  async follow(em: EntityManager, from: string, to: string): Promise<void> {
    for (const watcher of this.watchers) await watcher.follow(em, from, to);
  }

  async changed(em: EntityManager, paper: DocumentRow): Promise<void> {
    for (const watcher of this.watchers) await watcher.changed(em, paper);
  }
}
