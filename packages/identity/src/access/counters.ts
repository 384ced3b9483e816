/** Counts of other kinds have names like these; what somebody types must never be one of them. */
const OTHER_COUNTS = /^(?:face|factor|device|typed):/;

/** The name under which wrong passwords for a typed name are counted. */
export const passwordCounter = (username: string): string => (OTHER_COUNTS.test(username) ? `typed:${username}` : username);

/** Wrong second factors are counted apart from wrong passwords, which anybody can send. */
export const factorCounter = (username: string): string => `factor:${username}`;
