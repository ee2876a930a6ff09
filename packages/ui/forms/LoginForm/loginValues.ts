/** The empty login form. `rememberMe` of the API has no field (ruling 72). */
export const LOGIN_VALUES = { email: '', password: '' };
export type LoginValues = typeof LOGIN_VALUES;
