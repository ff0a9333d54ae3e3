import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, IntegerField, TextField } from '../../platform/http/input/fields.js';

/** Spec section 7: `action` generate, `baseUrl`. `part` is ours, for sites with more addresses than one file may contain. */
export class GenerateSitemapDto {
  @ChoiceField({ label: 'Action', of: ['generate'] as const })
  action!: 'generate';

  @TextField({ label: 'Base URL', optional: true, description: 'Ignored: every address is on the public origin.' })
  baseUrl?: string;

  @IntegerField({
    label: 'Part',
    optional: true,
    min: 1,
    max: 50_000,
    description: 'Of a sitemap in parts; without it, the sitemap itself or the index of its parts.',
  })
  part?: number;
}

export class SitemapAnswerDto {
  @ApiProperty()
  success!: boolean;

  @ApiProperty()
  message!: string;

  @ApiProperty({ description: 'XML of sitemaps.org: `urlset`, or `sitemapindex` where there are parts.' })
  sitemap!: string;

  @ApiProperty({ type: 'integer', description: 'Addresses of pages, over all parts.' })
  urls!: number;

  @ApiProperty({ type: 'integer', description: '1 when everything is in one file.' })
  parts!: number;

  @ApiProperty({ format: 'date-time' })
  generated_at!: string;
}
