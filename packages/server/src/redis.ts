import { Redis } from 'ioredis';

/** Redis is a cache and a hint (ADR 0018): a slow or missing one fails a command in 50 ms and never a request. */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: 50,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
  });
  redis.on('error', onError);
  redis.connect().catch(onError);
  return redis;
}
