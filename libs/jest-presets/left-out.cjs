/** `*.long.test.*` are for `npm run test:long`. */
module.exports = ['/node_modules/', ...(process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.'])]
