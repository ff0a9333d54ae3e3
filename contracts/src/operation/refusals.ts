import { type Problem, PROBLEM_CONTENT_TYPE, type PROBLEMS } from '../problems.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/**
 * Refusals of a server itself, without a route: the render server and the API use the same texts. The status line has the standard phrase;
 * title and detail are for people.
 */
export const REFUSALS = {
  malformed_request: [400, 'Bad Request', 'The request could not be read', 'This request is not well formed.'],
  wrong_origin: [403, 'Forbidden', 'Not from this site', 'This request did not come from this site.'],
  not_found: [404, 'Not Found', 'Not found', 'There is nothing at this address.'],
  method_not_allowed: [
    405,
    'Method Not Allowed',
    'Method not allowed',
    'This address does not take requests of this kind.',
  ],
  request_timeout: [
    408,
    'Request Timeout',
    'The request took too long',
    'The request took too long. Please try again.',
  ],
  body_too_large: [413, 'Content Too Large', 'Too large', 'What you sent is too large.'],
  unsupported_media_type: [
    415,
    'Unsupported Media Type',
    'Unsupported content type',
    'This address does not take this content type.',
  ],
  headers_too_large: [
    431,
    'Request Header Fields Too Large',
    'Too large',
    'The address or the headers of this request are too long.',
  ],
  internal_error: [
    500,
    'Internal Server Error',
    'Something went wrong',
    'Something went wrong on our side. Please try again.',
  ],
  service_unavailable: [
    503,
    'Service Unavailable',
    'Temporarily unavailable',
    'The service is not available right now. Please try again in a moment.',
  ],
} as const satisfies Partial<
  Record<keyof typeof PROBLEMS, readonly [status: number, phrase: string, title: string, detail: string]>
>;
export type RefusalCode = keyof typeof REFUSALS;

/** The problem (RFC 9457) of a refusal. */
export function refusal(code: RefusalCode, requestId: string): Problem {
  const [status, , title, detail] = REFUSALS[code];
  return { type: `urn:ayana:problem:${code}`, title, status, detail, code, request_id: requestId };
}

/** The refusal of a status that a server library chose: the nearest one. */
export function refusalOfStatus(status: number | undefined): RefusalCode {
  switch (status) {
    case 404:
    // An address with a longer part than any route has.
    case 414:
      return 'not_found';
    case 405:
      return 'method_not_allowed';
    case 408:
      return 'request_timeout';
    case 413:
      return 'body_too_large';
    case 415:
      return 'unsupported_media_type';
    case 431:
      return 'headers_too_large';
    case 503:
      return 'service_unavailable';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'malformed_request' : 'internal_error';
  }
}

/** The refusal of a request Node's HTTP parser could not read. @param code of its error: `HPE_…`, `ERR_HTTP_REQUEST_TIMEOUT` */
export function refusalOfParser(code: string | undefined): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request';
}

/** A complete HTTP/1.1 answer, for a connection whose request was never read to its end; the connection is closed after it. */
export function rawRefusal(code: RefusalCode, requestId: string): string {
  const [status, phrase] = REFUSALS[code];
  // The length in characters is the length in bytes: all of it is ASCII.
  const body = JSON.stringify(refusal(code, requestId));
  return [
    `HTTP/1.1 ${status} ${phrase}`,
    `Content-Type: ${PROBLEM_CONTENT_TYPE}`,
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    `${REQUEST_ID_HEADER}: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
