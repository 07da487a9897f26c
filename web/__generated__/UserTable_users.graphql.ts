/**
 * @generated SignedSource<<8bcf90dde8090e7bf7d00a169426e051>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserTable_users$data = ReadonlyArray<{
  readonly email: string;
  readonly firstName: string | null | undefined;
  readonly id: string;
  readonly invitationExpiresAt: string | null | undefined;
  readonly lastLoginAt: string | null | undefined;
  readonly lastName: string | null | undefined;
  readonly staffRole: StaffRole | null | undefined;
  readonly verified: boolean;
  readonly " $fragmentType": "UserTable_users";
}>;
export type UserTable_users$key = ReadonlyArray<{
  readonly " $data"?: UserTable_users$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserTable_users">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UserTable_users",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffRole",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastLoginAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitationExpiresAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9d287c8e0cf8ceea6cb2f8115edca99a";

export default node;
