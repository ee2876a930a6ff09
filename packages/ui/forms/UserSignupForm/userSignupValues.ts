export const USER_SIGNUP_VALUES = { name: '', email: '', password: '', confirmPassword: '' };
export type UserSignupValues = typeof USER_SIGNUP_VALUES;
