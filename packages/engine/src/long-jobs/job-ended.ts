import type { Identity } from '../identity.ts';
import { on, type Subscription } from '../jobs/subscription.ts';
import type { BoundLongJob, EndedJob } from './long-job.ts';

interface EndedParts {
  readonly jobs: readonly BoundLongJob<any>[];
  readonly identity: Identity;
}

export const ENDED_TOPIC = 'job.longJob.ended';

/** What follows from the end of a job, in the queue: the news left with the end itself, so it comes exactly once. */
export const jobEnded = ({ jobs, identity }: EndedParts): Subscription =>
  on(ENDED_TOPIC, 'engine-long-job-ended', async (ctx, payload) => {
    // As the running job wrote it, in this or an earlier version.
    const { kind, ...ended } = payload as unknown as EndedJob & { readonly kind: string };
    const follow = jobs.find((one) => one.kind.id === kind)?.ended;
    if (!follow) return;
    const person = await identity.person(ctx, ended.userId);
    // Whoever may no longer act here is told nothing either.
    if (person) await follow({ ...ctx, actor: person, lang: ended.lang }, ended);
  });
