import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/http/input/fields.js';
import { RoomDto } from './room.dto.js';

export class NewVisitDto {
  @TextField({ label: 'Token', description: 'Of the appointment’s link in the mail.' })
  token!: string;
}

export class VisitDto {
  @ApiProperty({ type: RoomDto })
  room!: RoomDto;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The secret of the room session; null unless the room is open to visitors now.',
  })
  room_token!: string | null;
}
