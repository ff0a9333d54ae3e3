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
