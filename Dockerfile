# The images of the product, for Docker (BuildKit) and Podman:
#
#   docker build --target api     -t confida/api .
#   docker build --target shell   -t confida/shell .
#   docker build --target remotes -t confida/remotes .                                   all remotes in one
#   docker build --target remotes -t confida/mfe-chat --build-arg REMOTES=mfe-chat .     one of them
#
# None holds npm, a compiler, sources, tests, training data or a database, and each runs as user 1000 with a read-only root
# file system. Where npm needs settings of its own: --secret id=npmrc,src=$HOME/.npmrc
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG SYSTEM_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS node

# What npm installs depends on these files alone: a change elsewhere leaves the installation in the cache.
FROM node AS manifests
WORKDIR /confida
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node AS workspace
WORKDIR /confida
ENV NX_DAEMON=false PATH=/confida/node_modules/.bin:$PATH
COPY --from=manifests /confida .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY . .
# npm links a command only to a file that is there.
RUN npm rebuild --ignore-scripts @confida/third-party-notices

FROM workspace AS api-files
RUN node --conditions=source tools/src/image.ts api /made

FROM workspace AS shell-files
RUN node --conditions=source tools/src/image.ts shell /made

FROM workspace AS remotes-files
# Names of remotes; a pattern stands for all.
ARG REMOTES=mfe-*
RUN node --conditions=source tools/src/image.ts remotes /made $REMOTES

FROM ${SYSTEM_IMAGE} AS runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /confida

FROM runtime AS api
# Uploaded pictures and downloads that are being made, which the processes share. A volume at one of these is the user's, too.
RUN mkdir /data /secrets /backups && chown 1000:1000 /data /secrets /backups
VOLUME /data
ENV DATA_DIR=/data API_PORT=3000
COPY --from=api-files /made .
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]

FROM runtime AS shell
ENV PORT=8080 SHELL_DIST=/confida/files
COPY --from=shell-files /made .
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

FROM runtime AS remotes
ENV PORT=8080 RELEASES=/confida/releases
COPY --from=remotes-files /made .
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/remotes.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
