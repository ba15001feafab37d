const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  // A backup of the running server needs it.
  wal_level: 'replica',
  // One machine, no replicas.
  max_wal_senders: '0',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '1',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // A failing statement and the DETAIL of a broken constraint carry people's data; neither belongs in a log file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Settings go on the command line, so that a newer version of the product needs no edit of an old postgresql.conf. */
export function serverArguments(cluster: string, port: number, more: Record<string, string> = {}): string[] {
  const settings = Object.entries({ ...SETTINGS, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  return ['-D', cluster, '-p', String(port), ...settings]
}
