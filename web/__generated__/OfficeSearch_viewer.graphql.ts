/**
 * @generated SignedSource<<be1df64ebe71308b4aebce11da6bf06e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfficeSearch_viewer$data = {
  readonly cater: {
    readonly number: number;
  } | null | undefined;
  readonly role: Role;
  readonly staffRole: StaffRole | null | undefined;
  readonly " $fragmentType": "OfficeSearch_viewer";
};
export type OfficeSearch_viewer$key = {
  readonly " $data"?: OfficeSearch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficeSearch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficeSearch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7a5ca4012d3512d684aed99b3055cb8a";

export default node;
