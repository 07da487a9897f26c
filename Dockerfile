# syntax=docker/dockerfile:1

# One image for every process of the product; its argument is the role: scripts/role.mjs lists them.
#   docker build -t kuvert .
#   docker run --read-only -v /tmp kuvert web

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY . .
# Installs by the lock file, then builds
RUN --mount=type=cache,target=/root/.npm npm run build
RUN node scripts/imageFiles.mjs /image && mkdir -p /volumes/data /volumes/backups \
    /volumes/secrets/signing /volumes/secrets/internal /volumes/secrets/database /volumes/secrets/pictures

# The same system as the one that the native packages were installed for, without npm and its tools
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /usr/local/LICENSE /app/LICENSE.node
COPY --from=build /image /app
# New volumes there belong to the user below
COPY --from=build --chown=10001:10001 /volumes /
WORKDIR /app
# The user has no entry in the system's list, which would say its home
ENV NODE_ENV=production \
    HOME=/tmp \
    HOST=0.0.0.0 \
    V2_HOST=0.0.0.0 \
    DATA_DIR=/data
EXPOSE 4000 4001
USER 10001:10001
ENTRYPOINT ["node", "scripts/role.mjs"]
CMD ["web"]
