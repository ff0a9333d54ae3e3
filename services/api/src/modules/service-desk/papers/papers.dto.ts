import { ApiProperty } from '@nestjs/swagger';
import { FileDto } from '../../../platform/files/files.dto.js';
import { IdField } from '../../../platform/http/input/fields.js';
import { NamedPersonDto } from '../people.dto.js';

export class NewPaperDto {
  @IdField({ label: 'Upload', description: 'The id of a complete upload of the caller.' })
  upload_id!: string;
}

export class RequestPaperDto extends FileDto {
  @ApiProperty({ type: NamedPersonDto, nullable: true })
  added_by!: NamedPersonDto | null;
}
