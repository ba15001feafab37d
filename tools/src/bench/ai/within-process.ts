/** Settings that have the API ask an endpoint for replies; `startApiWith` takes the endpoint's place. */
export const aiWithinProcess = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'within-process' }
