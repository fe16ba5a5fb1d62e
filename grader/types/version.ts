/** Printed in every result; equal to package.json's version, which a test checks. */
export const VERSION = '0.1.0';
