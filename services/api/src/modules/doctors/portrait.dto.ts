import { type Portrait, PORTRAIT_OPTIONS } from '@ayana/contracts/catalogue';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The options of the drawn picture (shared-ui, `portrait`). */
export class PortraitDto implements Portrait {
  @ApiProperty({ type: 'integer', enum: PORTRAIT_OPTIONS.skin, enumName: 'PortraitSkin' })
  skin!: Portrait['skin'];

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.hair })
  hair?: NonNullable<Portrait['hair']>;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth })
  cloth?: NonNullable<Portrait['cloth']>;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth_colour })
  cloth_colour?: NonNullable<Portrait['cloth_colour']>;

  @ApiPropertyOptional()
  grey?: boolean;

  @ApiPropertyOptional()
  glasses?: boolean;

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.beard })
  beard?: NonNullable<Portrait['beard']>;

  @ApiProperty({ enum: PORTRAIT_OPTIONS.ground })
  ground!: Portrait['ground'];

  @ApiProperty({ enum: PORTRAIT_OPTIONS.dress })
  dress!: Portrait['dress'];

  @ApiPropertyOptional({ enum: PORTRAIT_OPTIONS.cloth_colour })
  dress_colour?: NonNullable<Portrait['dress_colour']>;
}
