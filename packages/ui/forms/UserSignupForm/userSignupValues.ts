/** What a user's account is made of (specification section 3 "User signup"). */
export const USER_SIGNUP_VALUES = { name: '', email: '', password: '', confirmPassword: '' };
export type UserSignupValues = typeof USER_SIGNUP_VALUES;
