import type { TextPiece } from '@ayana/contracts/content';
import { shape } from '../../../platform/http/openapi/shape.js';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

export const TEXT_BLOCK_KINDS = ['heading', 'subheading', 'paragraph', 'quote', 'list', 'steps'] as const;
export type TextBlockKind = (typeof TEXT_BLOCK_KINDS)[number];

/** A block of text. It contains words and formatting only, no HTML. */
@ApiExtraModels(shape('TextPiece'))
export class TextBlockDto {
  @ApiProperty({ enum: TEXT_BLOCK_KINDS, description: '`list` has points, `steps` is numbered.' })
  kind!: TextBlockKind;

  @ApiProperty({ required: false, description: 'Anchor of a heading, unique in its text.' })
  id?: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(shape('TextPiece')) } },
    description: 'One line; of a list one for each of its items.',
  })
  lines!: TextPiece[][];
}
