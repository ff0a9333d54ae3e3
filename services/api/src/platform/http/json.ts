import type { FastifyReply } from 'fastify';

/** Answers a bare value as JSON: a role is `"patient"` in quotes, an absent one is `null`. */
export function jsonValue(reply: FastifyReply, value: string | number | boolean | object | null): string {
  void reply.type('application/json; charset=utf-8');
  return JSON.stringify(value);
}
