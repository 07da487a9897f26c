/**
 * @generated SignedSource<<25a672add962de24b08dfa162ffe37e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "KITCHEN" | "OWNER" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CaterUsers_cater$data = {
  readonly id: string;
  readonly name: string;
  readonly users: ReadonlyArray<{
    readonly email: string;
    readonly firstName: string | null | undefined;
    readonly id: string;
    readonly lastName: string | null | undefined;
    readonly staffRole: StaffRole | null | undefined;
    readonly verified: boolean;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InviteUserButton_cater">;
  readonly " $fragmentType": "CaterUsers_cater";
};
export type CaterUsers_cater$key = {
  readonly " $data"?: CaterUsers_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterUsers_cater">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterUsers_cater",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "staffRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verified",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteUserButton_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};
})();

(node as any).hash = "61d459a426dc57133f98721f95fb472c";

export default node;
