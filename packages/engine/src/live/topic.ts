/** The outbox topic of what is told to open screens. */
export const LIVE_TOPIC = 'job.live';
