import type { ApiResponseNoStatusOptions } from '@nestjs/swagger';

/** A decorator of handlers that return `Answer`, now or later: the compiler refuses it on any other. */
export type RouteDecorator<Answer> = <Handler extends (...inputs: never[]) => Answer | Promise<Answer>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/** What the API's document says of a successful answer. */
export type DescribedAnswer = ApiResponseNoStatusOptions;
