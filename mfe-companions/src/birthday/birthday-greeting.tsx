export const BirthdayGreeting = () => null
