import { Refused } from './refused.ts';

/** Whose work it is. What the product does in a company's name has no user, and counts for the company alone. */
export interface WorkOwner {
  readonly company: number;
  readonly user: string | null;
}

export interface Shares {
  /** How much is done at once, for everybody together. */
  readonly atOnce: number;
  readonly perCompany: number;
  readonly perUser: number;
  /** How much of one company may wait; more is told to come back. */
  readonly waiting: number;
  /** How long anything waits. */
  readonly waitMs: number;
}

interface User {
  inside: number;
  readonly waiting: (() => void)[];
}
interface Company {
  inside: number;
  waiting: number;
  /** By id; whoever was served last stands last. */
  readonly users: Map<string | null, User>;
}

/**
 * Gives out places so that nobody takes those of others: a company and a user have a share each, and whatever gets free goes to
 * the companies that wait in turn, and within one to its users in turn.
 */
export class FairQueue {
  readonly #shares: Shares;
  /** Companies with anything inside or waiting; whoever was served last stands last. */
  readonly #companies = new Map<number, Company>();
  #inside = 0;
  #waiting = 0;

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a place, at once if one is free; whoever calls must `leave`. */
  enter(owner: WorkOwner): Promise<void> | null {
    const company = this.#companies.get(owner.company) ?? { inside: 0, waiting: 0, users: new Map<string | null, User>() };
    const user = company.users.get(owner.user) ?? { inside: 0, waiting: [] };
    if (this.#inside < this.#shares.atOnce && this.#mayEnter(company, owner.user, user)) {
      this.#companies.set(owner.company, company);
      company.users.set(owner.user, user);
      this.#take(company, user);
      return null;
    }
    if (company.waiting >= this.#shares.waiting) throw Refused.of('overload');
    this.#companies.set(owner.company, company);
    company.users.set(owner.user, user);
    return this.#wait(owner, company, user);
  }

  /** Does something in a place of its owner's. */
  async run<T>(owner: WorkOwner, work: () => Promise<T>): Promise<T> {
    const entering = this.enter(owner);
    if (entering) await entering;
    try {
      return await work();
    } finally {
      this.leave(owner);
    }
  }

  leave(owner: WorkOwner): void {
    const company = this.#companies.get(owner.company);
    const user = company?.users.get(owner.user);
    if (!company || !user) throw new Error('nobody of that name is inside');
    this.#inside -= 1;
    company.inside -= 1;
    user.inside -= 1;
    this.#forget(owner, company, user);
    while (this.#inside < this.#shares.atOnce && this.#admitNext());
  }

  #wait(owner: WorkOwner, company: Company, user: User): Promise<void> {
    return new Promise<void>((done, fail) => {
      const timer = setTimeout(() => {
        user.waiting.splice(user.waiting.indexOf(go), 1);
        this.#countWaiting(company, -1);
        this.#forget(owner, company, user);
        fail(Refused.of('overload'));
      }, this.#shares.waitMs);
      const go = (): void => {
        clearTimeout(timer);
        this.#countWaiting(company, -1);
        done();
      };
      user.waiting.push(go);
      this.#countWaiting(company, 1);
    });
  }

  #mayEnter(company: Company, id: string | null, user: User): boolean {
    return company.inside < this.#shares.perCompany && (id === null || user.inside < this.#shares.perUser);
  }

  #take(company: Company, user: User): void {
    this.#inside += 1;
    company.inside += 1;
    user.inside += 1;
  }

  /** Lets in the first that may enter, and puts its company and its user behind the others; false when nobody may. */
  #admitNext(): boolean {
    if (this.#waiting === 0) return false;
    for (const [companyId, company] of this.#companies) {
      if (company.waiting === 0) continue;
      for (const [userId, user] of company.users) {
        const go = this.#mayEnter(company, userId, user) ? user.waiting.shift() : undefined;
        if (!go) continue;
        company.users.delete(userId);
        company.users.set(userId, user);
        this.#companies.delete(companyId);
        this.#companies.set(companyId, company);
        this.#take(company, user);
        go();
        return true;
      }
    }
    return false;
  }

  #countWaiting(company: Company, by: 1 | -1): void {
    company.waiting += by;
    this.#waiting += by;
  }

  #forget({ company: companyId, user: userId }: WorkOwner, company: Company, user: User): void {
    if (user.inside === 0 && user.waiting.length === 0) company.users.delete(userId);
    if (company.inside === 0 && company.waiting === 0) this.#companies.delete(companyId);
  }
}
