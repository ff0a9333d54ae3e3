import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, CursorField, LimitField } from '../input/fields.js';
import { LIST_DEFAULT, SORT_ORDERS, type SortOrder } from './keyset-list.js';

/** Which part of a list, in which direction; a list adds its filters and its `sort`. */
export class ListQueryDto {
  @ChoiceField({ label: 'Order', optional: true, of: SORT_ORDERS })
  order?: SortOrder;

  @LimitField({ fallback: LIST_DEFAULT, max: 100 })
  limit?: number;

  @CursorField()
  cursor?: string;
}

/** The class of a page of a list: `class PlansPageDto extends pageDtoOf(PlanDto) {}`. */
export function pageDtoOf<Item>(item: Type<Item>): Type<{ items: Item[]; next_cursor: string | null }> {
  class PageDto {
    @ApiProperty({ type: [item] })
    items!: Item[];

    @ApiProperty({ type: 'string', nullable: true })
    next_cursor!: string | null;
  }
  return PageDto;
}
