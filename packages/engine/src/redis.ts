import { Redis } from 'ioredis';
import type { Config } from './config.ts';

/**
 * Redis is a cache and a hint (ADR 0018): a slow or missing one fails a command in 50 ms and never a request. Installations
 * may share one, and their tenants have the same numbers, so every key begins with the name of the directory database.
 */
export function openRedis(
  { redisUrl, directory }: Pick<Config, 'redisUrl' | 'directory'>,
  onError: (error: Error) => void,
  connects: 'now' | 'later' = 'now',
): Redis {
  const redis = new Redis(redisUrl, {
    keyPrefix: `takt:${directory}:`,
    commandTimeout: 50,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
  });
  redis.on('error', onError);
  if (connects === 'now') connectRedis(redis, onError);
  return redis;
}

/** Opens the connection of a client that was made to connect later. */
export const connectRedis = (redis: Redis, onError: (error: Error) => void): void => void redis.connect().catch(onError);

/** A channel of the installation; the client puts its prefix before keys alone. */
export const channelOf = (redis: Redis, name: string): string => `${redis.options.keyPrefix ?? ''}${name}`;
