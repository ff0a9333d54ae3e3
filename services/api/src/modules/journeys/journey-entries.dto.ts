export const TEXT_OR_NULL = { type: 'string', nullable: true } as const;
export const ID_OR_NULL = { type: 'string', format: 'uuid', nullable: true } as const;
export const TIME_OR_NULL = { type: 'string', format: 'date-time', nullable: true } as const;
