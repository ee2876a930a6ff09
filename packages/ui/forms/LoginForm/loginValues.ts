/** What a login is made of (specification section 3 "Login"); rememberMe has no field (ruling 72). */
export const LOGIN_VALUES = { email: '', password: '' };
export type LoginValues = typeof LOGIN_VALUES;
