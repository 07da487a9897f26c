/**
 * @generated SignedSource<<9ee23797b78d341c71dbdd34a1eb69ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "CATER" | "CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StorefrontHeader_query$data = {
  readonly viewer: {
    readonly email: string;
    readonly firstName: string | null | undefined;
    readonly role: Role;
  } | null | undefined;
  readonly " $fragmentType": "StorefrontHeader_query";
};
export type StorefrontHeader_query$key = {
  readonly " $data"?: StorefrontHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorefrontHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorefrontHeader_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c4f6f658719d66a33d653ce6a49d01d0";

export default node;
