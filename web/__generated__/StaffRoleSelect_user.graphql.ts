/**
 * @generated SignedSource<<122a04fc87cce9b5f92045b64d704330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffRoleSelect_user$data = {
  readonly email: string;
  readonly id: string;
  readonly staffRole: StaffRole | null | undefined;
  readonly " $fragmentType": "StaffRoleSelect_user";
};
export type StaffRoleSelect_user$key = {
  readonly " $data"?: StaffRoleSelect_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRoleSelect_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffRoleSelect_user",
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
      "name": "staffRole",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "df6da41f317f3b61912b76845e95743b";

export default node;
