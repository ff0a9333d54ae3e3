import { ApiProperty } from '@nestjs/swagger';
import { NameField } from '../http/input/fields.js';

/** The query of a signed link, as `FileLinks` writes it. */
export class FileLinkQueryDto {
  @NameField({ label: 'Token', pattern: /^\d{13}\.[\w-]{43}$/, max: 57 })
  token!: string;
}

export class FileLinkDto {
  @ApiProperty({ description: 'A path of this origin that downloads the file; works without a session.' })
  url!: string;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;
}

/** A file that belongs to something. */
export class FileDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  file_name!: string;

  @ApiProperty({ example: 'application/pdf' })
  media_type!: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.' })
  size!: number;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}
