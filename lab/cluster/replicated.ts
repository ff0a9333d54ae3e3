/** Settings of a server that others follow, or that follows one. */
export const REPLICATED = {
  max_connections: '200',
  wal_level: 'replica',
  max_wal_senders: '8',
  hot_standby: 'on',
  // A standby that was away for a moment finds the log it needs.
  wal_keep_size: '512MB',
} as const;
