import { ApiHeader } from '@nestjs/swagger';

/** A header that a request of an upload has. */
export const header = (name: string, description: string): MethodDecorator & ClassDecorator =>
  ApiHeader({ name, required: true, description, schema: { type: 'string' } });
