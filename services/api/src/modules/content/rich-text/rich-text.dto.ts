import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

export const TEXT_BLOCK_KINDS = ['heading', 'subheading', 'paragraph', 'quote', 'list', 'steps'] as const;
export type TextBlockKind = (typeof TEXT_BLOCK_KINDS)[number];

/** A run of text with the same formatting. */
export class TextPieceDto {
  @ApiProperty()
  text!: string;

  @ApiProperty({ required: false })
  strong?: boolean;

  @ApiProperty({ required: false })
  emphasis?: boolean;

  @ApiProperty({ required: false, description: 'A path or anchor of this site, `https:`, `mailto:` or `tel:`.' })
  href?: string;
}

/** A block of text. It contains words and formatting only, no HTML. */
@ApiExtraModels(TextPieceDto)
export class TextBlockDto {
  @ApiProperty({ enum: TEXT_BLOCK_KINDS, description: '`list` has points, `steps` is numbered.' })
  kind!: TextBlockKind;

  @ApiProperty({ required: false, description: 'Anchor of a heading, unique in its text.' })
  id?: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(TextPieceDto) } },
    description: 'One line; of a list one for each of its items.',
  })
  lines!: TextPieceDto[][];
}
