/** The contract's address of the home tab; it is the page a person without a choice of their own begins with. */
export const HOME_URL = '/system/home/Large';
